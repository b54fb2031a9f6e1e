/** How many offerings the server processes accept in an hour. */
export const offerLimit = 5
