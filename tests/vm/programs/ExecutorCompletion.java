// ExecutorCompletionService, CompletionStage chains over one worker.
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

class ExecutorCompletion {
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
		for (int i = 0; i < 6; i++) {
			int n = i;
			service.submit(() -> n * 11);
		}
		TreeSet<Integer> results = new TreeSet<>();
		for (int i = 0; i < 6; i++) {
			results.add(service.take().get());
		}
		System.out.println(results + " " + service.poll());
		CompletableFuture<String> chain = CompletableFuture.completedFuture("");
		for (int i = 0; i < 5; i++) {
			int n = i;
			chain = chain.thenApplyAsync(s -> s + n, pool);
		}
		System.out.println(chain.get());
		CompletableFuture<?>[] all = IntStream.range(0, 4).mapToObj(i -> CompletableFuture.supplyAsync(() -> i, pool)).toArray(CompletableFuture[]::new);
		CompletableFuture.allOf(all).join();
		int sum = 0;
		for (CompletableFuture<?> f : all) {
			sum += (Integer) f.join();
		}
		System.out.println(sum);
		pool.shutdown();
	}
}
