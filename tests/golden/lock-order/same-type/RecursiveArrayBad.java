// run: scan --only lock-order --library
// expect: lock-order locks=RecursiveArrayBad$Part,RecursiveArrayBad$Part
// The objects of an array are locked one within the other, in the order of the caller.
public class RecursiveArrayBad {
    public static class Part { int n; }
    public static void all(Part[] parts) { from(parts, 0); }
    private static void from(Part[] parts, int i) {
        if (i < parts.length) { synchronized (parts[i]) { parts[i].n++; from(parts, i + 1); } }
    }
}
