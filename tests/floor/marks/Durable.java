// isDurable() is what the subclass says: each task does one thing.
abstract class Durable implements Runnable {
    static int a, b;
    abstract boolean isDurable();
    public void run() {
        if (isDurable())
            a++; // @a not parallel: a
        else
            b++; // @b not parallel: b
    }
    static class Kept extends Durable { boolean isDurable() { return true; } }
    static class Lost extends Durable { boolean isDurable() { return false; } }
    public static void main(String[] args) {
        new Thread(new Kept()).start();
        new Thread(new Lost()).start();
        b = 0; // parallel: a, parallel: b
    }
}
