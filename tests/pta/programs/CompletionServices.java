import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.FutureTask;

public class CompletionServices {
	static class Direct implements Executor {
		int n;

		@Override
		public void execute(Runnable command) {
			n++;
			command.run();
		}
	}

	static class Spawn implements Executor {
		@Override
		public void execute(Runnable command) {
			new Thread(command).start();
		}
	}

	static class Word implements Callable<String> {
		final String text;

		Word(String text) {
			this.text = text;
		}

		@Override
		public String call() {
			return turned();
		}

		String turned() {
			return new StringBuilder(text).reverse().toString();
		}
	}

	static String all(Executor executor) throws Exception {
		CompletionService<String> service = new ExecutorCompletionService<>(executor);
		service.submit(new Word("abc"));
		service.submit(new Word("def"));
		return service.take().get() + service.take().get();
	}

	public static void main(String[] args) throws Exception {
		Direct direct = new Direct();
		System.out.println(all(direct) + direct.n + all(new Spawn()).length());
		FutureTask<String> task = new FutureTask<>(new Word("xyz")) {
			@Override
			protected void done() {
				System.out.println("done");
			}
		};
		new Thread(task).start();
		System.out.println(task.get());
	}
}
