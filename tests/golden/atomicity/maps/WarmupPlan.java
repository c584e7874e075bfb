// run: scan --only atomicity
// expect: none
// the synchronized map is made in the method and seen by no other thread; the shared part is one addAll
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

public class WarmupPlan {
    record Step(String key, int weight) {}

    private final List<Step> steps = new ArrayList<>();

    synchronized int plan(List<String> recentKeys) {
        Map<String, Integer> weights = Collections.synchronizedMap(new LinkedHashMap<>());
        for (String key : recentKeys) {
            if (!weights.containsKey(key)) {
                weights.put(key, 1);
            } else {
                weights.put(key, weights.get(key) + 1);
            }
        }
        List<Step> fresh = weights.entrySet().stream()
                .map(e -> new Step(e.getKey(), e.getValue()))
                .toList();
        steps.addAll(fresh);
        return weights.size();
    }

    synchronized int totalWeight() {
        return steps.stream().mapToInt(Step::weight).sum();
    }

    public static void main(String[] args) {
        WarmupPlan plan = new WarmupPlan();
        List<CompletableFuture<Integer>> parts = Stream.of(
                        List.of("a", "b", "a"),
                        List.of("c", "c", "c"),
                        List.of("d", "a"))
                .map(keys -> CompletableFuture.supplyAsync(() -> plan.plan(keys)))
                .toList();
        int distinct = parts.stream().mapToInt(CompletableFuture::join).sum();
        System.out.println(distinct + " " + plan.totalWeight());
    }
}
// corpus: unseen15
