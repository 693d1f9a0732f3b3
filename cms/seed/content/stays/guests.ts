export type GuestSeed = {
  first: string
  last: string
  language: 'en' | 'es'
  /** ISO 3166-1. */
  country: string
  phone: string | null
}

const es = (first: string, last: string, phone: string | null = null): GuestSeed => ({
  first,
  last,
  phone,
  language: 'es',
  country: 'GT',
})

const en = (
  first: string,
  last: string,
  country: string,
  phone: string | null = null,
): GuestSeed => ({
  first,
  last,
  country,
  phone,
  language: 'en',
})

/** The guests of the demo stays, by the key that stays use. Their phone numbers and addresses do not exist. */
export const guests = {
  alvarado: es('Sofía', 'Alvarado', '+502 5555 0110'),
  aragon: es('Rodrigo', 'Aragón', '+502 5555 0111'),
  barrios: es('María José', 'Barrios', '+502 5555 0112'),
  castellanos: es('Luis Fernando', 'Castellanos', '+502 5555 0113'),
  chavez: es('Gabriela', 'Chávez'),
  cifuentes: es('Pablo', 'Cifuentes', '+502 5555 0114'),
  deleon: es('Andrea', 'de León', '+502 5555 0115'),
  escobar: es('Jorge', 'Escobar', '+502 5555 0116'),
  garcia: es('Ximena', 'García'),
  giron: es('Mynor', 'Girón', '+502 5555 0117'),
  herrera: es('Karla', 'Herrera', '+502 5555 0118'),
  juarez: es('Estuardo', 'Juárez', '+502 5555 0119'),
  lopez: es('Ana Lucía', 'López', '+502 5555 0120'),
  mendez: es('Óscar', 'Méndez'),
  molina: es('Daniela', 'Molina', '+502 5555 0121'),
  morales: es('Claudia', 'Morales', '+502 5555 0122'),
  orellana: es('Javier', 'Orellana', '+502 5555 0123'),
  paz: es('Ingrid', 'Paz', '+502 5555 0124'),
  quiroa: es('Byron', 'Quiroa'),
  ramirez: es('Silvia', 'Ramírez', '+502 5555 0125'),
  recinos: es('Fernanda', 'Recinos', '+502 5555 0126'),
  sandoval: es('Ricardo', 'Sandoval', '+502 5555 0127'),
  valdes: es('Paola', 'Valdés', '+502 5555 0128'),
  velasquez: es('Héctor', 'Velásquez'),
  anderson: en('Grace', 'Anderson', 'US', '+1 555 0140'),
  becker: en('Jonas', 'Becker', 'DE'),
  bennett: en('Claire', 'Bennett', 'GB', '+44 7700 900141'),
  brooks: en('Marcus', 'Brooks', 'US', '+1 555 0142'),
  carter: en('Emily', 'Carter', 'US', '+1 555 0143'),
  dubois: en('Camille', 'Dubois', 'FR'),
  evans: en('Rhys', 'Evans', 'GB', '+44 7700 900144'),
  foster: en('Hannah', 'Foster', 'CA', '+1 555 0145'),
  hughes: en('Daniel', 'Hughes', 'US', '+1 555 0146'),
  jansen: en('Lotte', 'Jansen', 'NL'),
  kim: en('Grace', 'Kim', 'US', '+1 555 0147'),
  larsen: en('Mette', 'Larsen', 'DK'),
  miller: en('Robert', 'Miller', 'US', '+1 555 0148'),
  nguyen: en('Linh', 'Nguyen', 'US', '+1 555 0149'),
  obrien: en('Aoife', "O'Brien", 'IE', '+353 85 555 0150'),
  parker: en('Susan', 'Parker', 'US', '+1 555 0151'),
  rossi: en('Elena', 'Rossi', 'IT'),
  schmidt: en('Anna', 'Schmidt', 'DE', '+49 151 5555 0152'),
  taylor: en('Benjamin', 'Taylor', 'CA', '+1 555 0153'),
  walker: en('Olivia', 'Walker', 'US', '+1 555 0154'),
  wilson: en('Thomas', 'Wilson', 'GB'),
} as const satisfies Record<string, GuestSeed>

export type GuestKey = keyof typeof guests
