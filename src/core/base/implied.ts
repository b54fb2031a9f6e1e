/**
 * Any value of a field whose type the documentation only implies: a check also accepts other types. Test
 * the type before you use the value.
 */
export type Implied<Type> = Type | NonNullable<unknown> | null

/**
 * The same type with the implied types alone, for values that a caller writes. The other members of
 * `Implied` have no keys.
 */
export type AsImplied<Value> = Value extends undefined
  ? Value
  : unknown extends Value
    ? Value
    : [keyof Value] extends [never]
      ? never
      : Value extends object
        ? { [Key in keyof Value]: AsImplied<Value[Key]> }
        : Value

/** The paths of a document, for clients: the bodies that they send have the implied types. */
export type SentPaths<Paths> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: {
      [Part in keyof Paths[Path][Method]]: Part extends 'requestBody'
        ? AsImplied<Paths[Path][Method][Part]>
        : Paths[Path][Method][Part]
    }
  }
}
