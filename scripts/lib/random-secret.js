import { randomBytes, randomInt } from 'node:crypto'

/** 256 random bits that need no quoting in an env file or a shell. */
export function randomSecret() {
  return randomBytes(32).toString('base64url')
}

// Without letters and digits that are easily mistaken for each other.
const letters = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789']

/** A password to be typed by a person: four groups of five, with lower case, upper case and digits. */
export function randomPassword() {
  const all = letters.join('')
  const pick = () => Array.from({ length: 20 }, () => all[randomInt(all.length)]).join('')
  let password = pick()
  while (!letters.every((kind) => [...kind].some((letter) => password.includes(letter)))) {
    password = pick()
  }
  return (password.match(/.{5}/g) ?? []).join('-')
}
