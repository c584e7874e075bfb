// It makes a new one each time.
//
// run: scan --only object-race
// expect: none
public class SingletonOk {
    static class Formatter {
        private final char[] buffer = new char[16];
        private int n;

        String format(int value) {
            n = 0;
            buffer[n++] = (char) ('0' + value % 10);
            return new String(buffer, 0, n);
        }
    }

    static class Factory {
        private static final Formatter one = new Formatter();

        static Formatter get() {
            return new Formatter();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> System.out.println(Factory.get().format(1))).start();
        System.out.println(Factory.get().format(2));
    }
}
