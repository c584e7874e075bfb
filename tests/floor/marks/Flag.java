// A volatile flag that is asked for first; and a plain one, which says nothing.
class Flag {
    static volatile boolean ready;
    static boolean plain;
    static int data, other;
    static void reader() {
        while (!ready) { }
        data++; // @read not parallel: write
        if (plain)
            other++; // @guess parallel: loose
    }
    public static void main(String[] args) {
        new Thread(() -> reader()).start();
        data = 5; // @write not parallel: read
        ready = true;
        other = 1; // @loose parallel: guess
        plain = true; // @plain parallel: guess, parallel: read
    }
}
