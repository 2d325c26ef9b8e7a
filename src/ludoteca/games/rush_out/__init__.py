"""Rush Out!: everybody rolls at once; who empties their deck first escapes, or stops the escape."""
