// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// A default method of an interface that only function objects implement.
public class LambdaDefaultBad {
    static final Object A = new Object(), B = new Object();
    interface Task {
        void run();
        default void runLocked() {
            synchronized (B) {
                run();
            }
        }
    }
    static Task[] tasks = { () -> {}, () -> System.nanoTime() };
    static void one() {
        synchronized (A) {
            tasks[0].runLocked();
        }
    }
    static void two() {
        synchronized (B) {
            synchronized (A) {
                tasks[1].run();
            }
        }
    }
    public static void main(String[] args) {
        new Thread(LambdaDefaultBad::one).start();
        new Thread(LambdaDefaultBad::two).start();
    }
}
