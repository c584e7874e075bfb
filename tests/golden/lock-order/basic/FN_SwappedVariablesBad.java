// run: scan --only lock-order --library
// expect: none
// Should be: lock-order locks=FN_SwappedVariablesBad$Part,FN_SwappedVariablesBad$Part
// Same method, same two locals, exchanged in between: lock order follows the values.
public class FN_SwappedVariablesBad {
    public static class Part { int n; }
    public static void both(Part p, Part q, boolean swap) {
        Part first = p, second = q;
        if (swap) { first = q; second = p; }
        synchronized (first) { synchronized (second) { first.n++; second.n--; } }
    }
}
