/** Returns a function that keeps its result for each object, as long as the object exists. */
export function cached<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>()
  return (key) => {
    if (!values.has(key)) values.set(key, make(key))
    return values.get(key) as Value
  }
}
