// run: scan --only stale-value
// expect: stale-value method=JcipPuzzleBad.solve line=here
// Java Concurrency in Practice, listing 8.16 ConcurrentPuzzleSolver: each position is searched once.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executor;

public class JcipPuzzleBad {
    private final ConcurrentMap<Integer, Boolean> seen = new ConcurrentHashMap<>();
    private final Executor executor;

    public JcipPuzzleBad(Executor executor) { this.executor = executor; }

    public void solve(int position) {
        if (seen.get(position) != null)
            return;
        seen.put(position, true); // <- here
        executor.execute(() -> solve(2 * position));
        executor.execute(() -> solve(2 * position + 1));
    }
}
// corpus: published
