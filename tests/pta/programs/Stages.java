import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Stages {
	static class Order {
		final String name;
		int price;

		Order(String name) {
			this.name = name;
		}

		Order priced(int price) {
			this.price = price;
			return this;
		}
	}

	static Order load(String name) {
		return new Order(name);
	}

	static Order price(Order order) {
		return order.priced(order.name.length());
	}

	static int total(Order a, Order b) {
		return a.price + b.price;
	}

	static int failed(Throwable cause) {
		return cause instanceof CompletionException ? -1 : -2;
	}

	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		CompletableFuture<Order> apple = CompletableFuture.supplyAsync(() -> load("apple"), pool).thenApply(Stages::price);
		CompletableFuture<Order> pear = CompletableFuture.supplyAsync(() -> load("pear")).thenApplyAsync(Stages::price, pool);
		CompletableFuture<Integer> both = apple.thenCombine(pear, Stages::total);
		CompletableFuture<Integer> wrong = both.thenApply(n -> n / (n - 9)).exceptionally(Stages::failed);
		CompletableFuture<Void> end = wrong.thenAccept(n -> System.out.println("wrong " + n));
		CompletableFuture<String> chained = both.thenCompose(n -> CompletableFuture.supplyAsync(() -> "n" + n, pool));
		CompletableFuture.allOf(end, chained).join();
		System.out.println(chained.handle((text, error) -> error == null ? text : "?").get());
		apple.whenComplete((order, error) -> System.out.println(order.name)).join();
		pool.shutdown();
	}
}
