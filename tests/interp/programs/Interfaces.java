// Interfaces with default, static and private methods; diamonds; X.super calls.
public class Interfaces {
	interface Named {
		String name();

		default String greet() {
			return hello() + name();
		}

		private String hello() {
			return "hello ";
		}

		static Named of(String s) {
			return () -> s;
		}
	}

	interface Loud extends Named {
		@Override
		default String greet() {
			return Named.super.greet().toUpperCase();
		}
	}

	interface Quiet extends Named {
		default String greet() {
			return "psst " + name();
		}
	}

	static class Both implements Loud, Quiet {
		public String name() {
			return "both";
		}

		public String greet() {
			return Loud.super.greet() + "+" + Quiet.super.greet();
		}
	}

	static class Base {
		public String greet() {
			return "base wins";
		}
	}

	static class Derived extends Base implements Loud {
		public String name() {
			return "derived";
		}
	}

	static abstract class Half implements Quiet {
	}

	static class Whole extends Half {
		public String name() {
			return "whole";
		}
	}

	interface Left extends Named {
	}

	interface Right extends Named {
		default String greet() {
			return "right " + name();
		}
	}

	static class Diamond implements Left, Right {
		public String name() {
			return "diamond";
		}
	}

	interface Constants {
		int A = 5;
		String B = "b" + A;
		int[] C = { compute() };

		static int compute() {
			System.out.println("computed");
			return 3;
		}
	}

	public static void main(String[] args) {
		Named[] all = { Named.of("lambda"), new Both(), new Derived(), new Whole(), new Diamond() };
		for (Named n : all)
			System.out.println(n.name() + ": " + n.greet());
		System.out.println(Constants.A + Constants.B);
		System.out.println(Constants.C[0]);
		Loud loud = () -> "x";
		System.out.println(loud.greet());
	}
}
