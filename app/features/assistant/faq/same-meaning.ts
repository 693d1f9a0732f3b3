import { wordStem } from './word-stem'

/**
 * Words that people use for the same thing, in both languages. What a question of the FAQ is asked with in
 * particular belongs to its keywords, which editors write.
 */
const groups: readonly string[] = [
  'book reserve booking reservation reservar reserva reservacion apartar',
  'pay payment pagar pago pagos abonar cobran cobrar charge',
  'cancel cancellation cancelar cancelacion anular',
  'refund reembolso devolucion devuelven devolver',
  'price cost cuesta precio costo vale tarifa rate',
  'cheap cheaper discount barato barata descuento rebaja promocion promotion oferta deal',
  'dog pet pets cat animal puppy perro perrito mascota mascotas gato chucho',
  'internet wifi wi-fi',
  'safe safety security dangerous seguro segura seguridad peligro peligroso',
  'rain weather climate lluvia llueve clima tiempo season temporada epoca',
  'airport aeropuerto',
  'ride transfer shuttle taxi transport traslado transporte pickup',
  'key keys llave llaves',
  'rent rental lease alquilar alquiler renta rentar',
  'buy purchase comprar compra',
  'sell list advertise publish vender anunciar publicar',
  'month monthly mes meses mensual',
  'deposit deposito garantia fianza',
  'card tarjeta credit credito',
  'transfer transferencia',
  'dollar dollars dolar dolares usd',
  'foreigner foreign extranjero extranjera extranjeros',
  'water agua',
  'party parties fiesta fiestas event evento',
  'answer reply respond responder contestar respuesta contestan responden',
  'change modify move cambiar mover modificar',
  'owner dueno propietario propietaria duena',
  'check-in checkin arrive arrival entrada llegada llegar entrar',
  'check-out checkout leave salida salir',
  'minimum least minimo minima',
  'night nights noche noches',
  'electricity luz electricidad power',
  'utilities bills servicios recibos',
  'tour tours excursion excursiones',
  'guide guia guias',
  'visa passport pasaporte',
  'tax taxes impuesto impuestos iva',
  'children kids child ninos nino hijos',
]

const firstOf = new Map<string, string>()
for (const group of groups) {
  const stems = group.split(' ').flatMap((word) => wordStem(word) ?? [])
  const [first] = stems
  if (!first) continue
  for (const stem of stems) if (!firstOf.has(stem)) firstOf.set(stem, first)
}

/** The stem that stands for all of its meaning; null for words that tell nothing. */
export function meaningOf(word: string): string | null {
  const stem = wordStem(word)
  return stem && (firstOf.get(stem) ?? stem)
}
