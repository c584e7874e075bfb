import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;

public class States {
	enum State {
		IDLE, RUNNING, DONE;

		State next() {
			return values()[(ordinal() + 1) % values().length];
		}
	}

	interface Action {
		void run(Machine machine);
	}

	static class Machine {
		private State state = State.IDLE;
		private final Map<State, Action> actions = new HashMap<>();
		private final StringBuilder trace = new StringBuilder();

		Machine on(State state, Action action) {
			actions.put(state, action);
			return this;
		}

		void step() {
			Action action = actions.get(state);
			if (action != null)
				action.run(this);
			state = state.next();
		}

		void note(String text) {
			trace.append(text).append(';');
		}
	}

	static class Start implements Action {
		@Override
		public void run(Machine machine) {
			machine.note("start");
		}
	}

	static class Repeat implements Action {
		private final Action inner;
		private final int times;

		Repeat(Action inner, int times) {
			this.inner = inner;
			this.times = times;
		}

		@Override
		public void run(Machine machine) {
			for (int i = 0; i < times; i++)
				inner.run(machine);
		}
	}

	static String name(State state) {
		switch (state) {
		case IDLE:
			return "idle";
		case RUNNING:
			return "running";
		default:
			return "done";
		}
	}

	public static void main(String[] args) {
		Machine machine = new Machine().on(State.IDLE, new Start()).on(State.RUNNING, new Repeat(m -> m.note("tick"), 2));
		for (State state : EnumSet.allOf(State.class)) {
			machine.note(name(state));
			machine.step();
		}
		System.out.println(machine.trace + State.valueOf("DONE").name());
	}
}
