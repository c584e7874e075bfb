// run: scan --only lock-order
// expect: lock-order
// the static initialisers of Encoder and Decoder need one another; two threads starting with different classes wait for each other's class initialisation
import java.util.HashMap;
import java.util.Map;

public class CodecTables {
    static class Encoder {
        static final Map<Character, Integer> CODES = new HashMap<>();
        static final int WIDEST;

        static {
            for (char c = 'a'; c <= 'z'; c++) {
                CODES.put(c, c - 'a' + 1);
            }
            WIDEST = Math.max(CODES.size(), Decoder.symbols());
        }

        static int encode(char c) {
            return CODES.getOrDefault(c, 0);
        }
    }

    static class Decoder {
        static final char[] SYMBOLS;

        static {
            SYMBOLS = new char[27];
            for (char c = 'a'; c <= 'z'; c++) {
                SYMBOLS[Encoder.encode(c)] = c;
            }
        }

        static int symbols() {
            return SYMBOLS == null ? 0 : SYMBOLS.length;
        }

        static char decode(int code) {
            return SYMBOLS[code];
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread up = new Thread(() -> System.out.println(Encoder.encode('q')));
        Thread down = new Thread(() -> System.out.println(Decoder.decode(3)));
        up.start();
        down.start();
        up.join();
        down.join();
    }
}
// corpus: unseen10
