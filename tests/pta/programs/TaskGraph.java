import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.atomic.AtomicInteger;

public class TaskGraph {
	private final Map<String, CompletableFuture<Void>> done = new HashMap<>();
	private final AtomicInteger order = new AtomicInteger();

	class Step implements Runnable {
		final String name;
		int number;

		Step(String name) {
			this.name = name;
		}

		@Override
		public void run() {
			number = order.incrementAndGet();
		}
	}

	CompletableFuture<Void> add(Step step, String... after) {
		List<CompletableFuture<Void>> before = new ArrayList<>();
		for (String name : after)
			before.add(done.get(name));
		CompletableFuture<Void> all = CompletableFuture.allOf(before.toArray(new CompletableFuture[0]));
		CompletableFuture<Void> mine = all.thenRunAsync(step);
		done.put(step.name, mine);
		return mine;
	}

	static class CountLeaves extends CountedCompleter<Integer> {
		final int depth;
		final AtomicInteger leaves;

		CountLeaves(CountedCompleter<?> parent, int depth, AtomicInteger leaves) {
			super(parent);
			this.depth = depth;
			this.leaves = leaves;
		}

		@Override
		public void compute() {
			if (depth == 0) {
				leaves.incrementAndGet();
			} else {
				addToPendingCount(2);
				new CountLeaves(this, depth - 1, leaves).fork();
				new CountLeaves(this, depth - 1, leaves).fork();
			}
			tryComplete();
		}

		@Override
		public void onCompletion(CountedCompleter<?> caller) {
			ended();
		}

		void ended() {
		}
	}

	public static void main(String[] args) {
		TaskGraph graph = new TaskGraph();
		Step compile = graph.new Step("compile"), test = graph.new Step("test"), ship = graph.new Step("ship");
		graph.add(compile);
		graph.add(test, "compile");
		graph.add(ship, "compile", "test").join();
		AtomicInteger leaves = new AtomicInteger();
		new CountLeaves(null, 3, leaves).invoke();
		System.out.println(compile.number < test.number && test.number < ship.number && leaves.get() == 8);
	}
}
