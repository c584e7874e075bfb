// run: scan --only atomicity
// expect: atomicity
// witness is a public static lock object, locked twice under this
public class StaticWitness {
    public static final Object IO = new Object();
    private static int lines;
    private static int pages;
    private int printed;

    public static void reset() {
        synchronized (IO) {
            lines = 0;
            pages = 0;
        }
    }

    public synchronized void print(String s) {
        synchronized (IO) {
            lines++;
        }
        printed += s.length();
        synchronized (IO) {
            if (lines % 60 == 0) {
                pages++;
            }
        }
    }
}
// corpus: unseen
