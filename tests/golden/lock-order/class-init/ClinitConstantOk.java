// run: scan --only lock-order
// expect: none
// The mutual references are compile-time constants, which initialise nothing.
public class ClinitConstantOk {
    static class A { static final int X = 1; static final int Y = B.X; static void touch() { } }
    static class B { static final int X = 2; static final int Y = A.X; static void touch() { } }

    public static void main(String[] args) {
        new Thread(() -> A.touch()).start();
        new Thread(() -> B.touch()).start();
    }
}
