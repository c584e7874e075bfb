// run: scan --only atomicity
// expect: none
// The cases of a switch exclude each other.
public class SwitchOk {
    public static class Cell { private int v; public synchronized int get() { return v; } public synchronized void set(int x) { v = x; } }
    public synchronized int f(Cell c, int op) {
        switch (op) {
        case 0: return c.get();
        case 1: c.set(1); break;
        case 2: c.set(2); break;
        default: throw new IllegalArgumentException();
        }
        return 0;
    }
    public synchronized int g(Cell c, String s) {
        return switch (s) { case "a" -> c.get(); case "b" -> { c.set(0); yield 1; } default -> 0; };
    }
}
