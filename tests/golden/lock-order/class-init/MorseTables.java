// run: scan --only lock-order
// expect: none
// only Decode's initialiser needs Encode's, never the other way: class initialisation has one order
import java.util.HashMap;
import java.util.Map;

public class MorseTables {
    static class Encode {
        static final Map<Character, String> CODES = new HashMap<>();

        static {
            CODES.put('e', ".");
            CODES.put('t', "-");
            CODES.put('a', ".-");
            CODES.put('n', "-.");
            CODES.put('i', "..");
            CODES.put('m', "--");
        }

        static String encode(char c) {
            return CODES.getOrDefault(c, "?");
        }

        static char roundTrip(char c) {
            return Decode.decode(encode(c));
        }
    }

    static class Decode {
        static final Map<String, Character> SYMBOLS = new HashMap<>();

        static {
            for (Map.Entry<Character, String> e : Encode.CODES.entrySet()) {
                SYMBOLS.put(e.getValue(), e.getKey());
            }
        }

        static char decode(String code) {
            return SYMBOLS.getOrDefault(code, '?');
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread up = new Thread(() -> System.out.println(Encode.roundTrip('a')));
        Thread down = new Thread(() -> System.out.println(Decode.decode("-.")));
        up.start();
        down.start();
        up.join();
        down.join();
    }
}
// corpus: unseen10
