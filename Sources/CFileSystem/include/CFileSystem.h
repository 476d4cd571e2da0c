/* placeholder, to be written */
