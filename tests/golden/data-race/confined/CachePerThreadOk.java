// run: scan --only data-race
// expect: none
import java.util.*;
public class CachePerThreadOk {
    private final ThreadLocal<Map<Integer, Long>> cache = ThreadLocal.withInitial(HashMap::new);
    long fib(int n) {
        if (n < 2) return n;
        Long known = cache.get().get(n);
        if (known != null) return known;
        long v = fib(n - 1) + fib(n - 2);
        cache.get().put(n, v);
        return v;
    }
    public static void main(String[] args) {
        CachePerThreadOk f = new CachePerThreadOk();
        for (int i = 0; i < 2; i++) { final int n = 30 + i; new Thread(() -> System.out.println(f.fib(n))).start(); }
    }
}
// corpus: unseen22
