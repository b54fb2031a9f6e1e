export const setA = []
