const endRecord = { signature: 0x06054b50, length: 22, commentLength: 20 }
const longestComment = 0xffff

/** Whether a ZIP reader would open these bytes, whatever they begin with: an end record reaches to the last byte. */
export function endsAsZip(bytes: Buffer): boolean {
  const last = bytes.length - endRecord.length
  for (let at = last; at >= Math.max(0, last - longestComment); at--) {
    const isEnd = bytes.readUInt32LE(at) === endRecord.signature
    if (isEnd && bytes.readUInt16LE(at + endRecord.commentLength) === last - at) return true
  }
  return false
}
