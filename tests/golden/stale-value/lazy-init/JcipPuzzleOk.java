// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 8.16 ConcurrentPuzzleSolver: each position is searched once.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executor;

public class JcipPuzzleOk {
    private final ConcurrentMap<Integer, Boolean> seen = new ConcurrentHashMap<>();
    private final Executor executor;

    public JcipPuzzleOk(Executor executor) { this.executor = executor; }

    public void solve(int position) {
        if (seen.putIfAbsent(position, true) != null)
            return;
        executor.execute(() -> solve(2 * position));
        executor.execute(() -> solve(2 * position + 1));
    }
}
// corpus: published
