// A semaphore of one permit is a lock, one of two is none.
import java.util.concurrent.*;
class Semaphore1 {
    static final Semaphore one = new Semaphore(1);
    static final Semaphore two = new Semaphore(2);
    static int a, b;
    static void work() {
        one.acquireUninterruptibly();
        a++; // held: one
        one.release();
        a--; // not held: one
        two.acquireUninterruptibly();
        b++; // not held: two
        two.release();
    }
    public static void main(String[] args) {
        new Thread(() -> work()).start();
        work();
    }
}
