/** Where the team of the demo reads its mail. */
export const staffMailbox = {
  inquiries: 'reservas@ceiba-stays.example',
  leads: 'hola@ceiba-stays.example',
  applications: 'equipo@ceiba-stays.example',
}
