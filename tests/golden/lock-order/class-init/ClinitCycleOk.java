// run: scan --only lock-order
// expect: none
// The second class does not need the first.
public class ClinitCycleOk {
    static class A { static final int X = Integer.parseInt("1"); static final int Y = B.X; static void touch() { } }
    static class B { static final int X = Integer.parseInt("2"); static void touch() { } }

    public static void main(String[] args) {
        new Thread(() -> A.touch()).start();
        new Thread(() -> B.touch()).start();
    }
}
