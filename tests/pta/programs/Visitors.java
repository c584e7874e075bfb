import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// A small interpreter: scanner, parser, tree, environment.
public class Visitors {
	static abstract class Node {
		abstract double eval(Map<String, Double> names);
	}

	static class Num extends Node {
		final double value;

		Num(double value) {
			this.value = value;
		}

		double eval(Map<String, Double> names) {
			return value;
		}
	}

	static class Var extends Node {
		final String name;

		Var(String name) {
			this.name = name;
		}

		double eval(Map<String, Double> names) {
			Double value = names.get(name);
			if (value == null)
				throw new Undefined(name);
			return value;
		}
	}

	static class Bin extends Node {
		final char op;
		final Node left, right;

		Bin(char op, Node left, Node right) {
			this.op = op;
			this.left = left;
			this.right = right;
		}

		double eval(Map<String, Double> names) {
			return Op.of(op).apply(left.eval(names), right.eval(names));
		}
	}

	enum Op {
		PLUS('+') {
			double apply(double a, double b) {
				return a + b;
			}
		},
		TIMES('*') {
			double apply(double a, double b) {
				return a * b;
			}
		};

		final char sign;

		Op(char sign) {
			this.sign = sign;
		}

		abstract double apply(double a, double b);

		static Op of(char sign) {
			for (Op op : values())
				if (op.sign == sign)
					return op;
			throw new IllegalArgumentException("" + sign);
		}
	}

	static class Undefined extends RuntimeException {
		Undefined(String name) {
			super("undefined " + name);
		}
	}

	static class Parser {
		private final Deque<Character> rest = new ArrayDeque<>();

		Parser(String text) {
			for (char c : text.toCharArray())
				if (c != ' ')
					rest.add(c);
		}

		Node sum() {
			Node node = product();
			while (!rest.isEmpty() && rest.peek() == '+') {
				rest.poll();
				node = new Bin('+', node, product());
			}
			return node;
		}

		Node product() {
			Node node = atom();
			while (!rest.isEmpty() && rest.peek() == '*') {
				rest.poll();
				node = new Bin('*', node, atom());
			}
			return node;
		}

		Node atom() {
			char c = rest.poll();
			if (c == '(') {
				Node node = sum();
				rest.poll();
				return node;
			}
			return Character.isDigit(c) ? new Num(c - '0') : new Var(String.valueOf(c));
		}
	}

	public static void main(String[] args) {
		Map<String, Double> names = new HashMap<>();
		names.put("x", 4.0);
		List<String> texts = new ArrayList<>(List.of("1+2*3", "(1+x)*2", "y"));
		for (String text : texts) {
			try {
				System.out.println(new Parser(text).sum().eval(names));
			} catch (Undefined e) {
				System.out.println(e.getMessage());
			}
		}
	}
}
