// run: scan --only data-race
// expect: data-race field=FibonacciCacheBad.cache severity=high
import java.util.*;
public class FibonacciCacheBad {
    private Map<Integer, Long> cache = new TreeMap<>();
    long fib(int n) {
        if (n < 2) return n;
        Long known = cache.get(n);
        if (known != null) return known;
        long v = fib(n - 1) + fib(n - 2);
        cache.put(n, v);
        return v;
    }
    public static void main(String[] args) {
        FibonacciCacheBad f = new FibonacciCacheBad();
        for (int i = 0; i < 2; i++) { final int n = 30 + i; new Thread(() -> System.out.println(f.fib(n))).start(); }
    }
}
// corpus: unseen22
