// run: scan --only lock-order
// expect: lock-order locks=ClinitThreadBad.class,java.lang.Thread severity=high
// The new thread runs code of the class whose initialiser waits for it.
public class ClinitThreadBad {
    static int value;
    static {
        Thread t = new Thread(() -> { value = 42; });
        t.start();
        try {
            t.join();
        } catch (InterruptedException e) {}
    }
    public static void main(String[] a) { System.out.println(value); }
}
