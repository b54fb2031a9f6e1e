/** What a configuration can be written as. */
export const configKinds = ['yaml', 'json', 'ts', 'js'] as const
export type ConfigKind = (typeof configKinds)[number]
