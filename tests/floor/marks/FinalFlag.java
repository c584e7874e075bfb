// run() asks a flag that the constructor set: the one thread does this, the other that.
class FinalFlag extends Thread {
    private final boolean isWriter;
    static int a, b;
    FinalFlag(boolean isWriter) { this.isWriter = isWriter; }
    @Override public void run() {
        if (isWriter)
            a++; // @a not parallel: a, parallel: b
        else
            b++; // @b not parallel: b, parallel: a
    }
    public static void main(String[] args) {
        new FinalFlag(true).start();
        new FinalFlag(false).start();
        a = 0; // parallel: a, parallel: b
    }
}
