// run: scan --only lock-order --library
// expect: none
// The array is sorted first.
import java.util.Arrays;

public class RecursiveArrayOk {
    public static class Part implements Comparable<Part> { int n; final int id; public Part(int id) { this.id = id; } public int compareTo(Part p) { return Integer.compare(id, p.id); } }
    public static void all(Part[] parts) { Part[] sorted = parts.clone(); Arrays.sort(sorted); from(sorted, 0); }
    private static void from(Part[] parts, int i) {
        if (i < parts.length) { synchronized (parts[i]) { parts[i].n++; from(parts, i + 1); } }
    }
}
