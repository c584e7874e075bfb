// run: scan --only lock-order
// expect: lock-order locks=ClinitCycleBad$A.class,ClinitCycleBad$B.class
// Two classes initialise each other: two threads that start at different ends block on the class initialisation locks.
public class ClinitCycleBad {
    static class A { static final int X = Integer.parseInt("1"); static final int Y = B.X; static void touch() { } }
    static class B { static final int X = Integer.parseInt("2"); static final int Y = A.X; static void touch() { } }

    public static void main(String[] args) {
        new Thread(() -> A.touch()).start();
        new Thread(() -> B.touch()).start();
    }
}
