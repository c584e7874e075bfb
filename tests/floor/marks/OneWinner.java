// One thread wins the compare-and-set; the other code is run by all.
import java.util.concurrent.atomic.*;
class OneWinner extends Thread {
    static final AtomicBoolean closed = new AtomicBoolean();
    static int released, tried;
    public void run() {
        tried++; // @tried parallel: tried
        if (closed.compareAndSet(false, true)) {
            released++; // @won not parallel: won, parallel: tried
        }
    }
    public static void main(String[] args) {
        new OneWinner().start();
        new OneWinner().start();
        tried = 0; // @main parallel: tried, parallel: won
    }
}
