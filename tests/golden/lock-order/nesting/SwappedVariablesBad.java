// run: scan --only lock-order --library
// expect: lock-order locks=SwappedVariablesBad$Part,SwappedVariablesBad$Part
// Same method, same two locals, exchanged in between: lock order follows the values.
public class SwappedVariablesBad {
    public static class Part { int n; }
    public static void both(Part p, Part q, boolean swap) {
        Part first = p, second = q;
        if (swap) { first = q; second = p; }
        synchronized (first) { synchronized (second) { first.n++; second.n--; } }
    }
}
