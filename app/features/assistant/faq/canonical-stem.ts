/** Stop words of both languages. */
const stopWords: ReadonlySet<string> = new Set(
  'a about all also am an and any are as at be been but by can could did do does for from get got had has have here how i if in into is it its just like may me mine must my need of on or our please should so some tell than thank thanks that the their them then there these they this to too us very want was we were what when where which who why will with would you your yours al algo ante como con cual cuales cuando cuanta cuanto cuantas cuantos de del desde donde e el ella ellos en entre es esa ese eso esta estan este esto estoy favor gracias ha hacer han hasta hay la las le les lo los mas me mi mis muy necesito ni nos nosotros o para pero por porque pueden puedo puede podemos podria que quien quiero quisiera se ser si sin sobre son su sus tambien te tengo tenemos tiene tienen tu un una unas uno unos usted ustedes y ya yo guatemala include included includes incluido incluida incluye incluyen accept accepts accepted acepta aceptan take takes allow allowed permite permiten permitido possible posible available house houses home casa casas'.split(
    ' ',
  ),
)

/** Endings that change a word's form but hardly its meaning, the longest first. */
const endings =
  /(?:aciones|iciones|ations|amiento|imiento|acion|icion|ation|ciones|adores|ments|ador|ando|iendo|ados|adas|idos|idas|ment|cion|ings|ing|ado|ada|ido|ida|ies|ers|ars|ar|er|ir|ed|es|os|as|an|en|s|a|o|e|y)$/

const minStemLength = 3

/**
 * What a normalized word has in common with its other forms: "cancel", "cancelled", "cancelación" and
 * "cancelar" are one. Null for stop words.
 */
function wordStem(word: string): string | null {
  if (word.length < 2 || stopWords.has(word)) return null
  const stem = word.replace(endings, '')
  const kept = stem.length >= minStemLength ? stem : word
  // Doubled letters come and go with endings and languages.
  return kept.replace(/([a-z])\1/g, '$1')
}

/**
 * Words that people use for the same thing, in both languages. What a question of the FAQ is asked with in
 * particular belongs to its keywords, which editors write.
 */
const synonyms: readonly string[] = [
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
for (const words of synonyms) {
  const stems = words.split(' ').flatMap((word) => wordStem(word) ?? [])
  const [first] = stems
  if (!first) continue
  for (const stem of stems) if (!firstOf.has(stem)) firstOf.set(stem, first)
}

/** The stem that stands for all synonyms of a word; null for stop words. */
export function canonicalStem(word: string): string | null {
  const stem = wordStem(word)
  return stem && (firstOf.get(stem) ?? stem)
}
