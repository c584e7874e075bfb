// The field of the one thread holds the one kind of handler only, that of the other the other.
class FieldHolds extends Thread {
    interface Handler { void handle(); }
    static int a, b;
    static class Fast implements Handler {
        public void handle() {
            a++; // @a not parallel: a, parallel: b
        }
    }
    static class Slow implements Handler {
        public void handle() {
            b++; // @b not parallel: b, parallel: a
        }
    }
    private final Handler handler;
    FieldHolds(Handler handler) { this.handler = handler; }
    @Override public void run() { handler.handle(); }
    public static void main(String[] args) {
        new FieldHolds(new Fast()).start();
        new FieldHolds(new Slow()).start();
    }
}
