// The factory gives everybody the same formatter.
//
// run: scan --only object-race
// expect: object-race#1 line=format
// expect: object-race#2 line=reset
public class SingletonBad {
    static class Formatter {
        private final char[] buffer = new char[16];
        private int n;

        String format(int value) {
            n = 0; // <- reset
            buffer[n++] = (char) ('0' + value % 10); // <- format
            return new String(buffer, 0, n);
        }
    }

    static class Factory {
        private static final Formatter one = new Formatter();

        static Formatter get() {
            return one;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> System.out.println(Factory.get().format(1))).start();
        System.out.println(Factory.get().format(2));
    }
}
