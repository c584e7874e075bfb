// One worker does both tasks; another pool's tasks run beside it.
import java.util.concurrent.*;
class SingleWorker {
    static int a, b, c;
    static final ExecutorService one = Executors.newSingleThreadExecutor();
    static final ExecutorService many = Executors.newFixedThreadPool(4);
    static void first() { a = 1; } // @first not parallel: second, not parallel: first, parallel: third, parallel: end
    static void second() { b = 2; } // @second not parallel: begin
    static void third() { c = 3; } // @third parallel: second, parallel: third
    public static void main(String[] args) {
        a = 0; // @begin not parallel: first, not parallel: third
        one.execute(() -> first());
        one.execute(() -> second());
        for (int i = 0; i < 3; i++)
            many.execute(() -> third());
        b = 0; // @end parallel: second, parallel: third
    }
}
