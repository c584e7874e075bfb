import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// An actor: all of its state is touched by one worker only.
public class SingleThread {
	interface Command {
		void applyTo(Account account);
	}

	static class Account {
		private int balance;
		private final List<Command> history = new ArrayList<>();

		void apply(Command command) {
			command.applyTo(this);
			history.add(command);
		}

		void change(int by) {
			balance += by;
		}
	}

	static class Deposit implements Command {
		public void applyTo(Account account) {
			account.change(10);
		}
	}

	static class Withdraw implements Command {
		public void applyTo(Account account) {
			account.change(-3);
		}
	}

	static class Actor {
		private final Executor executor;
		private final Account account = new Account();

		Actor(Executor executor) {
			this.executor = executor;
		}

		void send(Command command) {
			executor.execute(() -> account.apply(command));
		}
	}

	public static void main(String[] args) throws Exception {
		ExecutorService worker = Executors.newSingleThreadExecutor(task -> new Thread(task, "actor"));
		Actor actor = new Actor(worker);
		actor.send(new Deposit());
		actor.send(new Withdraw());
		System.out.println(worker.submit(() -> actor.account.balance).get());
		worker.shutdown();
	}
}
