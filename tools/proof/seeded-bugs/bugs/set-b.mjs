export const setB = []
