// run: scan --only lock-order
// expect: lock-order
// the static initialisers of Encoder and Decoder need each other; two threads start them from both ends
import java.util.HashMap;
import java.util.Map;

public class CodecTablesAgain {
    static final class Encoder {
        private static final Map<Character, Integer> TABLE = new HashMap<>();
        static final int WIDTH;

        static {
            for (char c = 'a'; c <= 'z'; c++) {
                TABLE.put(c, c - 'a');
            }
            WIDTH = Decoder.maxCode() + 1;
        }

        static int encode(char c) {
            return TABLE.get(c);
        }

        static int size() {
            return TABLE.size();
        }
    }

    static final class Decoder {
        private static final char[] TABLE;

        static {
            int n = Encoder.size();
            TABLE = new char[Math.max(n, 26)];
            for (int i = 0; i < TABLE.length; i++) {
                TABLE[i] = (char) ('a' + i);
            }
        }

        static int maxCode() {
            return TABLE == null ? 25 : TABLE.length - 1;
        }

        static char decode(int code) {
            return TABLE[code];
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread in = new Thread(() -> System.out.println(Decoder.decode(3)));
        Thread out = new Thread(() -> System.out.println(Encoder.encode('d')));
        in.start();
        out.start();
        in.join();
        out.join();
    }
}
// corpus: unseen21
