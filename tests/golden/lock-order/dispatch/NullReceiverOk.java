// run: scan --only lock-order
// expect: none
// Nothing is called on null; and close() of another subclass would not be called here either.
public class NullReceiverOk {
    static class Stream {
        void close() { }
    }
    static final class Plain extends Stream { }
    static class Locked extends Stream {
        @Override void close() { synchronized (LOG) { LOG.n++; } }
    }
    static class Log { int n; }
    static class Book { int n; }
    static final Log LOG = new Log();
    static final Book BOOK = new Book();

    static void write(boolean isEmpty) {
        synchronized (BOOK) {
            Plain plain = null;
            if (isEmpty) {
                if (plain != null)
                    plain.close();
                return;
            }
            plain = new Plain();
            BOOK.n++;
            plain.close();
        }
    }

    public static void main(String[] args) {
        new Locked().close();
        new Thread(() -> write(args.length > 0)).start();
        new Thread(() -> {
            synchronized (LOG) {
                synchronized (BOOK) { BOOK.n += LOG.n; }
            }
        }).start();
    }
}
