// run: scan --only lock-order
// expect: none
// resolve holds a module and resolves its dependencies recursively, and modules may depend on each other in a cycle.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class FN_ModuleResolver {
	public enum Status { UNRESOLVED, RESOLVING, RESOLVED }

	public static class Module {
		private final String name;
		private final List<Module> requires = new ArrayList<>();
		private Status status = Status.UNRESOLVED;

		public Module(String name) {
			this.name = name;
		}

		public synchronized void require(Module m) {
			requires.add(m);
		}

		public synchronized Status resolve() {
			if (status != Status.UNRESOLVED)
				return status;
			status = Status.RESOLVING;
			for (Module m : requires)
				visit(m);
			status = Status.RESOLVED;
			return status;
		}

		private void visit(Module m) {
			if (m != this)
				m.resolve();
		}

		@Override public String toString() {
			return name;
		}
	}

	private final Map<String, Module> modules = new LinkedHashMap<>();

	public Module module(String name) {
		synchronized (modules) {
			return modules.computeIfAbsent(name, Module::new);
		}
	}

	public void resolve(String name) {
		module(name).resolve();
	}
}
// corpus: unseen
