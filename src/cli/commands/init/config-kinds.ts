/** File formats of a configuration. */
export const configKinds = ['yaml', 'json', 'ts', 'js'] as const
export type ConfigKind = (typeof configKinds)[number]
