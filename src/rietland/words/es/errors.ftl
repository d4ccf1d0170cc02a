# Lo que ha salido mal, para quien lo ha intentado.

error-malformed = La mesa no ha entendido eso.
error-illegal = Ahora no está permitido.
    .rule = Ahora no está permitido ({ $rule }).
error-not-your-hero = No eres tú quien juega con ese héroe.
error-stale = La partida ha seguido mientras tanto. Mira de nuevo y vuelve a elegir.
error-over = La leyenda ha terminado.
error-long = Esta partida ha llegado al máximo de jugadas.
error-chance = Ahora deciden los dados.
error-no-game = Esa mesa no existe.
error-no-seat = Este asiento no es tuyo.
error-undo = No hay nada que deshacer: se han tirado dados o se ha descubierto algo.
error-setup = Esta partida no se puede preparar: { $detail }
error-legend = Esta leyenda tiene un error: { $detail }
error-version = Esta partida es de otra versión de Rietland y no se puede abrir.
error-journal = Ahora mismo no se pueden cargar ni guardar partidas.

# Qué ha pasado exactamente: para quien juega en modo texto.

fault-as-said = { $text }
fault-not-allowed = «{ $text }» no está permitido ahí: { $rule }
fault-over = la partida ha terminado
fault-long = esta partida ya tiene el máximo de jugadas ({ $most }); lo jugado se conserva
fault-over-before = la partida termina antes de «{ $text }»
fault-stale = la partida va por la jugada { $seq }, no por la { $at }
fault-overtaken = otro programa ya ha llevado la partida { $game } hasta la jugada { $seq }
fault-no-seat = nadie ocupa el asiento { $seat }; los asientos son { $seats }
fault-companion-sits = un compañero ocupa el asiento { $seat }
fault-no-companion = ningún compañero responde por el asiento { $seat }
fault-other-hero = «{ $text }»: el asiento { $seat } no juega con ese héroe
fault-chance-first = antes de «{ $text }» hay que tirar o robar (orden { $word } de { $words }); envía primero las órdenes anteriores
fault-chance-not-asked = «{ $text }»: ahora no hay que tirar ni robar
fault-undo-nothing = no hay nada que deshacer: aún no se ha hecho ninguna jugada
fault-undo-since = no hay nada que deshacer desde la jugada { $seq }, en la que se tiró, se robó o se descubrió algo
fault-undo-no-position = no hay jugada { $to } antes de la { $seq }
fault-undo-seen = en la jugada { $floor } se tiró, se robó o se descubrió algo; lo visto, visto está, y no se puede deshacer nada anterior (se pidió volver a la { $to })
fault-undo-astray = la jugada { $to } ya no forma parte de esta partida; se deshizo
fault-no-position = no hay jugada { $seq }; la última es la { $last }
fault-companion-wrong = el compañero del asiento { $seat } dijo { $text }, que no responde a «{ $prompt }»
fault-companion-endless = { $inputs ->
        [one] los compañeros han hecho { $inputs } jugada sin devolver el turno
       *[other] los compañeros han hecho { $inputs } jugadas sin devolver el turno
    }
fault-endless = esto seguiría sin fin: { $names }; la jugada no se ha hecho
fault-no-game = no hay ninguna partida «{ $game }» en { $journal }
    .near = no hay ninguna partida «{ $game }» en { $journal }; las más parecidas: { $near }
fault-no-rule = la regla { $rule } no existe
    .near = la regla { $rule } no existe; las más parecidas: { $near }
fault-entry-missing = partida { $game } en { $journal }: falta la jugada { $seq }
fault-game = partida { $game }: { $detail }
fault-game-after = partida { $game } tras la jugada { $seq }: { $detail }
fault-game-in-journal = partida { $game } en { $journal }: { $detail }
fault-input = jugada { $seq }: { $detail }
fault-input-undo = jugada { $seq }: «{ $text }» debería ser «undo <número>»
fault-folder = no se puede crear la carpeta de las partidas, { $folder }: { $text }; elige otra con RIETLAND_HOME
fault-journal = { $journal } no sirve como archivo de partidas guardadas: { $text }. El archivo ha quedado como estaba. Muévelo (o pon una copia buena en su lugar) para seguir, o elige otra carpeta con RIETLAND_HOME; las partidas guardadas en un archivo se pueden cargar de nuevo
fault-journal-busy = otro programa está usando { $journal }; inténtalo de nuevo cuando termine
fault-script = el guion acaba antes de responder a «{ $prompt }»
fault-dice = dados desconocidos «{ $name }»; posibles: system, ask, seed <seed>
fault-setup = esta partida no se puede preparar: { $detail }
fault-file = { $file }: { $text }
fault-file-binary = { $file } no es un archivo de texto, así que no es una grabación; ha quedado como estaba
fault-record-long = { $file } es demasiado largo para una grabación (caracteres: { $letters })
fault-record-begins = { $file }, línea 1: una grabación empieza por «{ $format }», no por «{ $text }»
fault-record-word = { $file }, línea { $line }: palabra desconocida «{ $word }»
fault-record-twice = { $file }, línea { $line }: «{ $word }» aparece dos veces
fault-record-legend = { $file }, línea { $line }: debería ser «legend <name> content <hash> rules <version>»
fault-record-value = { $file }, línea { $line }: «{ $word }» necesita un valor
fault-record-missing = { $file }: falta «{ $word }»
fault-record-seat = { $file }: «{ $word }» no es el número de un asiento
fault-record-seats = { $file }: hacen falta tantos asientos como héroes ({ $heroes }), no { $seats }
note-content-changed = el contenido ha cambiado desde que empezó esta partida ({ $before }, ahora { $now })
note-content-record = grabada con el contenido { $before }, jugada con { $now }

# Frases que nadie entiende. La clase es lo que se esperaba en ese lugar.

malformed-empty = hace falta al menos un verbo, por ejemplo «pass thorn»
malformed-form = «{ $text }» no tiene la forma «{ $form }»
malformed-number = «{ $text }» no es un número
malformed-near = { $sort ->
        [verb] verbo desconocido
        [hero] héroe desconocido
        [thing] objeto desconocido
        [space] casilla desconocida
        [card] carta desconocida
        [player] persona desconocida
       *[other] palabra desconocida
    } «{ $text }»; ¿querías decir { $near }?
malformed-unknown = { $sort ->
        [verb] verbo desconocido
        [hero] héroe desconocido
        [thing] objeto desconocido
        [space] casilla desconocida
        [card] carta desconocida
        [player] persona desconocida
       *[other] palabra desconocida
    } «{ $text }»; hay: { $all }
malformed-many = { $most ->
        [one] como mucho { $most } orden a la vez
       *[other] como mucho { $most } órdenes a la vez
    }
malformed-long = { $most ->
        [one] una orden tiene como mucho { $most } carácter
       *[other] una orden tiene como mucho { $most } caracteres
    }
malformed-message = esto no es un mensaje de una mesa
fault-undo-far = { $most ->
        [one] solo se puede deshacer la última jugada (se pidió { $to })
       *[other] solo se pueden deshacer las últimas { $most } jugadas (se pidió { $to })
    }
error-full = Aquí no caben más partidas ahora mismo.
fault-house-full = el servidor no acepta más partidas
error-muted = Los jugadores han pedido silencio a los espectadores.
error-name = Alguien en esta mesa ya tiene ese nombre.
fault-secret = { $file } no es un secreto de este servidor; bórralo para crear otro, lo que anula todos los enlaces y cookies
fault-two-servers = otro servidor usa la carpeta { $folder }; ciérralo primero o elige otra carpeta con --data
